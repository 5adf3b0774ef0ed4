/** What `piece.ts` fetches. */
export { openPractice as openLesson } from '../../store/modes/rule-example.ts'
export { DrillStars } from './DrillStars.tsx'
export { LearnPage } from './LearnPage.tsx'
export { LessonDock } from './LessonDock.tsx'
export { makeHere } from './making/Making.tsx'
export { PracticeStrip as LessonStrip } from './PracticeStrip.tsx'
export { openLookBack } from './review/LookBack.tsx'
