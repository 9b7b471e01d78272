import 'server-only'
import { connection } from 'next/server'

/** Makes a page for each request anew, so that its scripts carry the nonce of that request's policy (lib/security/nonce.ts). */
export const madePerRequest = (): Promise<void> => connection()
