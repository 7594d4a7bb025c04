SELECT l.sale, SUM(l.quantity * i.price) AS amount
FROM sale_lines AS l
JOIN items AS i ON i.id = l.item
GROUP BY l.sale;
