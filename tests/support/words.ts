// Words that come with later parts of the screen, for tests that ask for them without those parts.
import '../../src/content/words/play.ts'
import '../../src/content/words/help.ts'
