'use strict'

var ContentMgr = require('dw/content/ContentMgr')
var groupValues = require('~/cartridge/scripts/group-values')

/**
 * A content asset with its fields in the locale of the request.
 * @param {dw.Content} content
 */
function assetOf(content) {
  var asset = groupValues.fieldsOf(content, groupValues.idsOf(content).concat('body'))
  asset.id = content.ID
  asset.name = content.name
  return asset
}

/**
 * The assets with these ids that are online, in this order.
 * @param {string[]} ids
 */
function assetsWith(ids) {
  /** @type {Record<string, unknown>[]} */
  var assets = []
  ids.forEach(function (id) {
    var content = ContentMgr.getContent(id)
    if (content && content.online) assets.push(assetOf(content))
  })
  return assets
}

exports.assetOf = assetOf
exports.assetsWith = assetsWith
