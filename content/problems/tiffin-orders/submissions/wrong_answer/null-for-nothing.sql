SELECT name, COUNT(orders.id), SUM(rupees) FROM customers LEFT JOIN orders ON customer_id = customers.id AND day LIKE '2026-06-%' GROUP BY customers.id;
