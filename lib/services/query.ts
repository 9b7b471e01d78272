interface ListCall {
  filter?: object
  sort?: string
  skip?: number
  limit: number
}

/** Query string of a list call as the services take it: `filter` as JSON, numbers as text. */
export function listQuery({ filter, sort, skip = 0, limit }: ListCall) {
  return {
    skip: String(skip),
    limit: String(limit),
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(sort && { sort }),
  }
}
