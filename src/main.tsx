import './app/install-polyfills.ts'
import '@fontsource-variable/source-sans-3/wght.css'
import './ui/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/type.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { guardTranslatedText } from './app/translation-guard.ts'
import { trustLittle } from './app/trusted.ts'
import { FALLBACK_LANGUAGE, LANGUAGE } from './content/language.ts'
import { loadTranslation } from './content/words/translation.ts'
import { installServiceWorkerWhenIdle } from './store/persistence/offline.ts'
import { applyTheme } from './store/settings/theme.ts'
import { LoadError } from './ui/LoadBoundary.tsx'

trustLittle()
guardTranslatedText()
applyTheme()
const root = createRoot(document.getElementById('root')!, {
  // A chunk that cannot be loaded is reported on the page.
  onCaughtError: (error) => error instanceof LoadError || console.error(error),
})
const render = (): void =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
if (LANGUAGE === FALLBACK_LANGUAGE) render()
else {
  document.documentElement.lang = LANGUAGE
  // Without its texts the page is in English.
  void loadTranslation(LANGUAGE).finally(render)
}

// Not in development: the service worker would serve old files.
if (import.meta.env.PROD) addEventListener('load', installServiceWorkerWhenIdle, { once: true })
