SELECT l.sale, SUM(l.quantity * i.price) FROM sale_lines l JOIN items i ON i.id = l.item JOIN sales s ON s.id = l.sale JOIN customers c ON c.id = s.customer GROUP BY l.sale;
