import { areCampaignsClosed, closeCampaigns } from '@/lib/client/banners/closed-campaigns'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('keeps campaigns closed until midnight in Vietnam (GEN-07)', () => {
  expect(areCampaignsClosed(new Date('2026-11-22T16:00:00Z'))).toBe(false)
  closeCampaigns(new Date('2026-11-22T16:00:00Z'))
  expect(areCampaignsClosed(new Date('2026-11-22T16:59:00Z'))).toBe(true)
  expect(areCampaignsClosed(new Date('2026-11-22T17:01:00Z'))).toBe(false)
})

it('treats them as open where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  closeCampaigns()
  expect(areCampaignsClosed()).toBe(false)
})
