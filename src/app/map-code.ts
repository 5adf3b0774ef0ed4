import { lazyMapModule } from '../ui/lazy.tsx'

export const mapView = lazyMapModule(() => import('./MapView.tsx').then((module) => module.MapView))
