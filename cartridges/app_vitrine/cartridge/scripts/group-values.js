'use strict'

var wireValue = require('~/cartridge/scripts/wire-value')

/** The attribute group of the shop (metadata/meta/system-objecttype-extensions.xml). */
var GROUP = 'Vitrine'

/**
 * The ids of the custom attributes that the shop may read of an object.
 * @param {dw.ExtensibleObject} object
 * @returns {string[]}
 */
exports.idsOf = function idsOf(object) {
  var group = object.describe().getAttributeGroup(GROUP)
  if (!group) return []
  return group.attributeDefinitions.toArray().map(function (definition) {
    return definition.ID
  })
}

/**
 * Custom attributes as fields of the API. JSON leaves out those without a value.
 * @param {dw.ExtensibleObject} object
 * @param {string[]} ids
 */
exports.fieldsOf = function fieldsOf(object, ids) {
  /** @type {Record<string, unknown>} */
  var fields = {}
  ids.forEach(function (id) {
    fields['c_' + id] = wireValue(object.custom[id])
  })
  return fields
}
