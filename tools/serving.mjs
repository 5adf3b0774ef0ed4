// What `npm start` says in plain words, where a stack of calls would say nothing.

/** Where `npm start` serves when nothing else is asked for: browsers keep games by address, so it should stay the same. */
export const USUAL_PORT = 4173
const HIGHEST_PORT = 65_535

/** The port that is asked for in the environment. Throws a sentence where that is none. */
export function portFrom(text) {
  if (!text) return USUAL_PORT
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port
  throw new Error(`PORT=${text} is no port: give a whole number from 1 to ${HIGHEST_PORT}, or none for ${USUAL_PORT}.`)
}

/** Where the games of the usual address are, for whoever gets another one; null: it is the usual one. */
export function otherAddress(port) {
  if (port === USUAL_PORT) return null
  return [
    `This is port ${port}, not the usual ${USUAL_PORT}. Browsers keep games by address: those of http://127.0.0.1:${USUAL_PORT}/ are`,
    'still there, and are not listed here. To have one here, save it to a file there and open that file here.',
  ].join('\n')
}

const MAY_NOT_WRITE = ['EACCES', 'EPERM', 'EROFS']

/** A failure in one sentence, if it is one that whoever started this can do something about; otherwise null. */
export function plainly(error) {
  const { code, path: file } = error ?? {}
  if (!MAY_NOT_WRITE.includes(code)) return null
  return `Contested 1914 may not write ${file ? `to ${file}` : 'to its folder'} (${code}). Copy the project to a folder that is yours, and start it there.`
}
