import { createRoot } from 'react-dom/client'
import '../../screens/look.css'
import { Options } from '../../screens/options.tsx'

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<Options />)
