-- The locale in which the shopper gets mails about the order.
ALTER TABLE orders ADD COLUMN locale TEXT NOT NULL DEFAULT 'en-US';
UPDATE orders SET locale = 'en-CA' WHERE site_id = 'ca';
UPDATE orders SET locale = coalesce(
  (SELECT locale FROM outbox_messages WHERE order_no = printf('%08d', orders.number)), locale);

-- Whether all mails about the progress of the order are in the outbox. Those of orders from before are not sent.
ALTER TABLE orders ADD COLUMN progress_mailed INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET progress_mailed = 1;
CREATE INDEX orders_to_mail ON orders (number)
  WHERE progress_mailed = 0 AND status = 'created' AND payment_status = 'paid';
