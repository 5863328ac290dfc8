import { group } from '../http/api-group.ts'

/** The path of what is said of listed products. Its code is loaded with the tiles that ask. */
export const listedProofApi = group('/', { listedProof: '/listed-proof' })
