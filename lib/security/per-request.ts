import 'server-only'
import { connection } from 'next/server'

/** Renders a page for each request, so that its scripts carry the nonce of that request's policy (lib/security/nonce.ts). */
export const madePerRequest = (): Promise<void> => connection()
