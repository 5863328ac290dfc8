import type { Sitter } from '../product-picture.ts'
import { front } from './front.ts'

export const closeUp = (sitter: Sitter): string => front(sitter)
