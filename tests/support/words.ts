// Words that come with later parts of the screen, for tests that ask for them without those parts.
import '../../src/content/words/battle.ts'
import '../../src/content/words/decisions.ts'
import '../../src/content/words/key.ts'
import '../../src/content/words/log.ts'
