SELECT c.id, c.name, COALESCE(SUM(l.quantity * i.price), 0) AS spent
FROM customers AS c
LEFT JOIN sales AS s ON s.customer = c.id
LEFT JOIN sale_lines AS l ON l.sale = s.id
LEFT JOIN items AS i ON i.id = l.item
GROUP BY c.id, c.name
ORDER BY spent DESC, c.id;
