import { group } from '../http/api-group.ts'

/** The path of the social proof of listed products. It loads with the tiles that request it. */
export const listedProofApi = group('/', { listedProof: '/listed-proof' })
