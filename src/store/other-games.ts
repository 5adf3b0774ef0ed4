/**
 * What only games wait for that the page does not begin with: the rules of the other rulesets, and whatever opens saves. In the
 * built page that comes by a script of its own, and this brings it (`tools/site/other-games.ts`); everywhere else it is where it is
 * imported, and there is nothing to bring.
 */
export {}
