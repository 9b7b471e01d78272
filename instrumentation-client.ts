/**
 * Next.js runs this file before it hydrates a page. React is compiled here, in a task of its own: the break that `HEAD_SCRIPT`
 * (lib/security/head-script.js) asks for stands between this file and hydration, so that neither blocks a touch for long (decision 87).
 */
import 'react-dom/client'
