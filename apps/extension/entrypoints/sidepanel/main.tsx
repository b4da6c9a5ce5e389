import { createRoot } from 'react-dom/client'
import '../../screens/look.css'
import { Panel } from '../../screens/panel.tsx'

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<Panel />)
