import type { Sitter } from '../product-picture.ts'
import { front } from './front.ts'

export const inRoom = (sitter: Sitter): string => front(sitter)
