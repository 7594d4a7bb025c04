SELECT name, phone FROM owners WHERE phone IS NOT NULL UNION ALL SELECT name, phone FROM tenants WHERE phone IS NOT NULL ORDER BY name, phone;
