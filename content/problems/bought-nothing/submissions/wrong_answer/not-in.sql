SELECT id, name, phone FROM customers WHERE phone IS NOT NULL AND id NOT IN (SELECT customer FROM sales);
