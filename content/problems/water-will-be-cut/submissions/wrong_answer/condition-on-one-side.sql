SELECT name, phone FROM owners UNION SELECT name, phone FROM tenants WHERE phone IS NOT NULL ORDER BY name, phone;
