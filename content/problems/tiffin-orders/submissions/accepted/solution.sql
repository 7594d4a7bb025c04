SELECT customers.name, COUNT(orders.id), COALESCE(SUM(orders.rupees), 0)
FROM customers
LEFT JOIN orders
  ON orders.customer_id = customers.id
  AND orders.day LIKE '2026-06-%'
GROUP BY customers.id;
