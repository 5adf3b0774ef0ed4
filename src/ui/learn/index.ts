/** What `piece.ts` fetches. */
export { openLesson } from '../../store/lesson.ts'
export { LearnPage } from './LearnPage.tsx'
export { LessonDock } from './LessonDock.tsx'
export { LessonStrip } from './LessonStrip.tsx'
