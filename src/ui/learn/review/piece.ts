/** Looking back comes when somebody asks for it, or with the rest. */
import { fetched } from '../../later.tsx'

const piece = fetched(() => import('./LookBack.tsx'))

/** Shows what there is to say of one's last turn. */
export const askToLookBack = (): void =>
  void piece
    .load()
    .then(({ openLookBack }) => openLookBack())
    .catch(() => undefined)
