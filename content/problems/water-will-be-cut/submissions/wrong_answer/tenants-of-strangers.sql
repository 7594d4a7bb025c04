SELECT name, phone FROM owners WHERE phone IS NOT NULL UNION SELECT name, phone FROM tenants WHERE phone IS NOT NULL AND flat NOT IN (SELECT flat FROM owners) ORDER BY name, phone;
