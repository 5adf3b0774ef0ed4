export {
  countsText,
  hasText,
  isPower,
  listText,
  powerAdjective,
  powerCode,
  powerInText,
  powerName,
  spaceName,
  spaceNames,
  t,
  unitName,
} from '../store/text.ts'
