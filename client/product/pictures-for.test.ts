import { expect, test } from 'vitest'

import { picturesFor } from './pictures-for.ts'

const picture = (name: string) => ({ link: `https://pictures.example/${name}.svg`, alt: name })

const cup = {
  pictures: [picture('cup')],
  picturesByChoice: [
    { values: { color: 'chalk' }, pictures: [picture('chalk')] },
    { values: { color: 'clay' }, pictures: [picture('clay'), picture('clay-side')] },
    { values: { color: 'moss' }, pictures: [] },
  ],
}

test('shows the pictures of the chosen value', () => {
  expect(picturesFor(cup, { color: 'clay' })).toEqual([picture('clay'), picture('clay-side')])
  expect(picturesFor(cup, { size: 'small', color: 'chalk' })).toEqual([picture('chalk')])
})

test('shows the pictures of a chosen size only until a color is chosen', () => {
  const sized = { values: { size: 'small' }, pictures: [picture('small')] }
  const cups = { ...cup, picturesByChoice: [sized, ...cup.picturesByChoice] }
  expect(picturesFor(cups, { size: 'small' })).toEqual([picture('small')])
  expect(picturesFor(cups, { size: 'small', color: 'chalk' })).toEqual([picture('chalk')])
})

test('shows the product’s own pictures if nothing is chosen or the value has none', () => {
  expect(picturesFor(cup, {})).toEqual([picture('cup')])
  expect(picturesFor(cup, { size: 'clay' })).toEqual([picture('cup')])
  expect(picturesFor(cup, { color: 'moss' })).toEqual([picture('cup')])
})

test('shows the pictures of the whole choice if there are some', () => {
  const both = { values: { size: 'large', color: 'clay' }, pictures: [picture('large-clay')] }
  const cups = { ...cup, picturesByChoice: [both, ...cup.picturesByChoice] }
  expect(picturesFor(cups, { size: 'large', color: 'clay' })).toEqual([picture('large-clay')])
  expect(picturesFor(cups, { color: 'clay' })).toEqual([picture('clay'), picture('clay-side')])
})
