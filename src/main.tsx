import '@fontsource-variable/source-sans-3/wght.css'
import './ui/styles/fonts.css'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/type.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { trustLittle } from './app/trusted.ts'
import { keepPage } from './store/offline.ts'
import { wearTheme } from './store/theme.ts'

trustLittle()
wearTheme()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// What is needed to play comes first. While the page is worked on nothing is kept: it would be the page of before.
if (import.meta.env.PROD) addEventListener('load', () => void keepPage(), { once: true })
