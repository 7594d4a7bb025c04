SELECT name, COUNT(*), SUM(rupees) FROM customers JOIN orders ON customer_id = customers.id AND day LIKE '2026-06-%' GROUP BY customers.id;
