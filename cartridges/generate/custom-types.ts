import type { Attribute } from './attribute.ts'

export interface CustomType {
  id: string
  name: string
  key: Attribute
  attributes: readonly Attribute[]
}

/** The custom objects of which the custom APIs make slots and redirect options. */
export const CUSTOM_TYPES: readonly CustomType[] = [
  {
    id: 'ShopSlot',
    name: 'Slot of the shop',
    key: { id: 'key', name: 'Key', type: 'string', isMandatory: true },
    attributes: [
      {
        id: 'slotId',
        name: 'Slot',
        description:
          'Where the shop shows it, such as home-1. Several objects may have the same slot.',
        type: 'string',
        isMandatory: true,
      },
      {
        id: 'categoryId',
        name: 'Category',
        description: 'Shown in this category only.',
        type: 'string',
      },
      {
        id: 'template',
        name: 'Template',
        description: 'The module that shows it, such as top-offers.',
        type: 'string',
        isMandatory: true,
      },
      { id: 'heading', name: 'Heading', type: 'string', isLocalizable: true },
      { id: 'callout', name: 'Callout', type: 'string', isLocalizable: true },
      {
        id: 'contentAssets',
        name: 'Content assets',
        description: 'Ids in their order, separated by commas.',
        type: 'text',
      },
      {
        id: 'priority',
        name: 'Priority',
        description: 'Of several objects for a slot, the lowest that applies is shown.',
        type: 'int',
      },
      { id: 'start', name: 'From', type: 'datetime' },
      { id: 'end', name: 'Until', type: 'datetime' },
      {
        id: 'customerGroup',
        name: 'Customer group',
        description: 'Shown in previews for this group only.',
        type: 'string',
      },
      {
        id: 'cookieName',
        name: 'Cookie',
        description: 'Remembers that the dialog was closed.',
        type: 'string',
      },
      { id: 'cookieDays', name: 'Days of the cookie', type: 'int' },
      {
        id: 'suppressedPaths',
        name: 'Pages without it',
        description: 'Paths, separated by commas.',
        type: 'text',
      },
    ],
  },
  {
    id: 'ShopRedirect',
    name: 'Site for visitors from abroad',
    key: {
      id: 'countryCode',
      name: 'Country',
      description: 'Two letters, such as GB.',
      type: 'string',
      isMandatory: true,
    },
    attributes: [
      { id: 'text', name: 'Text', type: 'string', isLocalizable: true, isMandatory: true },
      {
        id: 'url',
        name: 'Address',
        description: 'An https address of a host that the shop allows.',
        type: 'string',
        isMandatory: true,
      },
      { id: 'position', name: 'Position', type: 'int' },
    ],
  },
]
