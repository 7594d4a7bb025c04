UPDATE items SET stock = stock - (SELECT SUM(quantity) FROM sale_lines) WHERE id IN (SELECT item FROM sale_lines);
