import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { type MissionInput, missionFileSchema } from '@/domain/game/mission-input'
import { readInput } from '@/domain/input'
import { WrongUse } from '@/scripts/program/program'

/** The missions of a YAML or JSON file. @throws WrongUse that says what is wrong with it */
export async function readMissions(file: string): Promise<MissionInput[]> {
  try {
    const written: unknown = parse(await readFile(file, 'utf8'))
    return readInput(missionFileSchema, written).missions
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new WrongUse(`${file}: ${message}`, { isUsageShown: false })
  }
}
