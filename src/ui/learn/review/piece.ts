/** Looking back comes when somebody asks for it, or with the rest. */
import { drills } from '../piece.ts'

/** Shows what there is to say of one's last turn. */
export const askToLookBack = (): void =>
  void drills
    .load()
    .then(({ openLookBack }) => openLookBack())
    .catch(() => undefined)
