import type { Sitter } from '../product-picture.ts'
import { front } from './front.ts'

export const inPair = (sitter: Sitter): string => front(sitter)
