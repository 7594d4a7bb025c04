SELECT id, name, phone FROM customers c WHERE NOT EXISTS (SELECT * FROM sales s WHERE s.customer = c.id);
