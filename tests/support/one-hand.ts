// In most tests of the screen one hand plays both sides without a pause. Tests of the hand-over and of double presses ask for people.
import { usePause } from '../../src/store/settings/main-button.ts'
import { useSettings } from '../../src/store/settings/settings.ts'

let stop = (): void => undefined

/** Skips the "begin" prompt, and accepts every press. */
export function playWithOneHand(): void {
  stop()
  useSettings.setState({ handover: 'off' })
  stop = usePause.subscribe(({ isPaused }) => {
    if (isPaused) usePause.setState({ isPaused: false })
  })
}

/** The next person begins, and a press too soon after another is ignored, as at a table. */
export function playLikePeople(): void {
  stop()
  usePause.setState({ isPaused: false, pressedAt: null })
  useSettings.setState({ handover: 'banner' })
}
