import '@fontsource-variable/source-sans-3/wght.css'
import './ui/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/type.css'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { App } from './app/App.tsx'
import { rootAt } from './app/packages.ts'
import { guardTranslatedText } from './app/translation-guard.ts'
import { trustLittle } from './app/trusted.ts'
import { keepPageAtRest } from './store/offline.ts'
import { wearTheme } from './store/theme.ts'

trustLittle()
guardTranslatedText()
wearTheme()
// The first picture stands until all of this is drawn, so that it may be drawn in many small steps.
const root = rootAt(document.getElementById('root')!)
const page = (
  <StrictMode>
    <App />
  </StrictMode>
)
startTransition(() => root.render(page))
// But whoever finds the page loaded finds it alive: what is not drawn by then is drawn at once.
addEventListener('load', () => flushSync(() => root.render(page)), { once: true })

// While the page is worked on nothing is kept: it would be the page of before.
if (import.meta.env.PROD) addEventListener('load', keepPageAtRest, { once: true })
