SELECT name, COUNT(orders.id), COALESCE(SUM(rupees), 0) FROM customers LEFT JOIN orders ON customer_id = customers.id AND day LIKE '2026-06-%' GROUP BY name;
