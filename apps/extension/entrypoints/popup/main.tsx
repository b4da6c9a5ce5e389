import { createRoot } from 'react-dom/client'
import '../../screens/look.css'
import { Popup } from '../../screens/popup.tsx'

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<Popup />)
