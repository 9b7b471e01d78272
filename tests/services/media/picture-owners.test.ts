import { accountApp } from '@/services/account/app'
import { hasMedia } from '@/services/media'
import { runDueJobs } from '@/services/jobs'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { givenPhoto, type Member, post, remove, useMedia } from '../review/given-review'
import { mediaWithOwners } from './media-with-owners'

useDatabase()
useMedia()

const setPicture = (who: Member, image: string) =>
  call(accountApp, 'PUT', `/users/${who.id}`, { who, json: { image } })
const exists = (address: string) => hasMedia(address.slice('/media/'.length))
const runJobs = () => runDueJobs(mediaWithOwners.jobs)

it('deletes a replaced profile picture', async () => {
  const who = await givenMember()
  const [first, second] = [await givenPhoto(who), await givenPhoto(who)]
  expect((await setPicture(who, first)).status).toBe(200)
  await setPicture(who, second)
  await runJobs()
  expect([await exists(first), await exists(second)]).toEqual([false, true])
})

it('keeps a replaced profile picture that a review shows, until the review shows it no more', async () => {
  const who = await givenMember()
  const [productId = 0] = await givenProducts({ external_id: 'owners', name: 'Serum' })
  const photo = await givenPhoto(who)
  const { body } = await post(who, productId, { images: [{ name: photo }] })
  await setPicture(who, photo)
  await setPicture(who, await givenPhoto(who))
  await runJobs()
  expect(await exists(photo)).toBe(true)
  await remove(who, body.data._id)
  await setPicture(who, photo)
  await setPicture(who, await givenPhoto(who))
  await runJobs()
  expect(await exists(photo)).toBe(false)
})

it('takes no picture that is not there', async () => {
  const who = await givenMember()
  expect(await setPicture(who, `/media/uploads/${who.id}-gone.jpg`)).toMatchObject({
    status: 422,
    body: { details: { fields: { image: expect.any(String) } } },
  })
})
