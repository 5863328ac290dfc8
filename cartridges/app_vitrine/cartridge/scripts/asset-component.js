'use strict'

var markup = require('~/cartridge/scripts/markup')
var wireValue = require('~/cartridge/scripts/wire-value')

/** These attributes hold markup of editors. */
var MARKUP = [
  'marketingCopyParagraph',
  'marketingCopyLiveText',
  'promotionDescription',
  'modalDialogParagraph',
  'body',
  'customBody'
]

/**
 * Calls back for each attribute that has a value.
 * @param {dw.ComponentScriptContext} context
 * @param {(id: string, value: unknown) => void} visit
 */
function eachValue(context, visit) {
  var content = context.content
  var ids = content.keySet().iterator()
  while (ids.hasNext()) {
    var id = ids.next()
    var value = wireValue(content.get(id))
    if (value !== undefined) visit(id, value)
  }
}

/**
 * What Shopper Experience adds to the component as `custom`: the fields of a content asset.
 * @param {dw.ComponentScriptContext} context
 */
exports.serialize = function serialize(context) {
  /** @type {Record<string, unknown>} */
  var asset = { id: context.component.ID }
  eachValue(context, function (id, value) {
    asset['c_' + id] = value
  })
  return asset
}

/**
 * An outline for the editor of Business Manager.
 * @param {dw.ComponentScriptContext} context
 */
exports.render = function render(context) {
  /** @type {string[]} */
  var parts = []
  eachValue(context, function (id, value) {
    parts.push('<div data-field="' + markup.encode(id) + '">' + shown(id, value) + '</div>')
  })
  return '<article>' + parts.join('') + '</article>'
}

/**
 * @param {string} id
 * @param {unknown} value
 */
function shown(id, value) {
  if (typeof value === 'object' && value !== null && 'link' in value) {
    return '<img alt="" src="' + markup.encode(value.link) + '">'
  }
  return MARKUP.indexOf(id) >= 0 ? String(value) : markup.encode(value)
}
