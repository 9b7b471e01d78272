import { modules } from '@/services/modules'

const media = modules.find(({ name }) => name === 'media')

/** The media module as the backend has it: with the modules that show pictures. */
export const mediaWithOwners = { jobs: media?.jobs ?? [] }
