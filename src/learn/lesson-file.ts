/** The link of a lesson, and the file that holds one. */

/** Followed by a lesson's id or by a whole shared lesson. */
export const LESSON_LINK = '#lesson='

const LESSON_FILE = /^\s*{\s*"lesson"\s*:\s*"(#lesson=[\w-]+)"/

/** A lesson as a file. `useOpenFile` opens it. */
export const lessonFile = ({ link, task }: { link: string; task: string }): { name: string; text: string } => ({
  name: 'contested-1914-lesson.json',
  text: `${JSON.stringify({ lesson: link, task })}\n`,
})

/** The link in the text of a lesson file. Null for other texts. */
export const lessonLinkIn = (text: string): string | null => LESSON_FILE.exec(text)?.[1] ?? null
