/**
 * The rulesets that the page does not begin with. In the built page their code comes by a script of its own, and this brings it
 * (`tools/site/rulesets.ts`); everywhere else they are part of the engine, and there is nothing to bring.
 */
export {}
