SELECT id, name, phone FROM customers WHERE phone IS NOT NULL AND name NOT IN (SELECT c.name FROM customers c JOIN sales s ON s.customer = c.id);
