SELECT l.sale, SUM(l.quantity) * SUM(i.price) FROM sale_lines l JOIN items i ON i.id = l.item GROUP BY l.sale;
