#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

class Item {
public:
    Item(const string &newId, const string &newTitle) : id(newId), title(newTitle) {}
    virtual ~Item() {}

    bool hasId(const string &text) const { return id == text; }
    bool isIn() const { return reader.empty(); }
    string lentTo() const { return reader; }
    int lastDay() const { return due; }

    void lendTo(const string &name, int day) {
        reader = name;
        due = day + days();
    }

    // Returns the fine.
    int takeBack(int day) {
        reader = "";
        return day > due ? fine(day - due) : 0;
    }

    bool operator<(const Item &other) const {
        if (title != other.title) return title < other.title;
        return id < other.id;
    }

    friend ostream &operator<<(ostream &out, const Item &item) {
        out << item.id << ": " << item.title << ", " << item.kind();
        if (item.isIn()) return out << " (in)";
        return out << " (with " << item.reader << " until " << item.due << ")";
    }

protected:
    virtual string kind() const = 0;
    virtual int days() const = 0;
    virtual int fine(int daysLate) const = 0;

private:
    string id, title;
    string reader; // empty: the item is in
    int due = 0;
};

class Book : public Item {
public:
    Book(const string &id, const string &title) : Item(id, title) {}

protected:
    string kind() const override { return "book"; }
    int days() const override { return 14; }
    int fine(int daysLate) const override { return daysLate; }
};

class Magazine : public Item {
public:
    Magazine(const string &id, const string &title) : Item(id, title) {}

protected:
    string kind() const override { return "magazine"; }
    int days() const override { return 3; }
    int fine(int daysLate) const override { return max(2 * daysLate, 0); }
};

class Film : public Item {
public:
    Film(const string &id, const string &title) : Item(id, title) {}

protected:
    string kind() const override { return "film"; }
    int days() const override { return 2; }
    int fine(int daysLate) const override { return 15 + 10 * daysLate; }
};

Item *make_item(const string &kind, const string &id, const string &title) {
    if (kind == "book") return new Book(id, title);
    if (kind == "magazine") return new Magazine(id, title);
    return new Film(id, title);
}

class Library {
public:
    Library() {}
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;

    ~Library() {
        for (int i = 0; i < count; i++) delete items[i];
    }

    void add(const string &kind, const string &id, const string &title) {
        if (find(id) != nullptr) {
            cout << id << " exists\n";
            return;
        }
        Item *item = make_item(kind, id, title);
        int place = count++;
        for (; place > 0 && *item < *items[place - 1]; place--) items[place] = items[place - 1];
        items[place] = item;
        cout << "added " << id << '\n';
    }

    // The item with this ID, or nullptr.
    Item *find(const string &id) {
        for (int i = 0; i < count; i++) {
            if (items[i]->hasId(id)) return items[i];
        }
        return nullptr;
    }

    void addFine(int rupees) { fines += rupees; }

    void list() const {
        for (int i = 0; i < count; i++) cout << *items[i] << '\n';
        if (count == 0) cout << "empty\n";
    }

    void printCount() const {
        int lent = 0;
        for (int i = 0; i < count; i++) {
            if (!items[i]->isIn()) lent++;
        }
        cout << count << " items, " << lent << " lent, fines " << fines << '\n';
    }

private:
    Item *items[100]; // in the order of the catalogue
    int count = 0;
    int fines = 0;
};

void lend(Item &item, const string &id) {
    string name;
    int day;
    cin >> name >> day;
    if (!item.isIn()) {
        cout << id << " is with " << item.lentTo() << '\n';
        return;
    }
    item.lendTo(name, day);
    cout << "lent " << id << " to " << name << " until " << item.lastDay() << '\n';
}

void take_back(Item &item, const string &id, Library &library) {
    int day;
    cin >> day;
    if (item.isIn()) {
        cout << id << " is not lent\n";
        return;
    }
    int fine = item.takeBack(day);
    library.addFine(fine);
    cout << id << " is back";
    if (fine > 0) cout << ", fine " << fine;
    cout << '\n';
}

int main() {
    int n;
    cin >> n;
    Library library;
    while (n-- > 0) {
        string command, kind, id, rest;
        cin >> command;
        if (command == "list") {
            library.list();
            continue;
        }
        if (command == "count") {
            library.printCount();
            continue;
        }
        if (command == "add") {
            cin >> kind >> id >> ws;
            getline(cin, rest);
            library.add(kind, id, rest);
            continue;
        }
        cin >> id;
        Item *item = library.find(id);
        if (item == nullptr) {
            getline(cin, rest);
            cout << "no " << id << '\n';
        } else if (command == "lend") {
            lend(*item, id);
        } else if (command == "return") {
            take_back(*item, id, library);
        } else {
            cout << *item << '\n';
        }
    }
    return 0;
}
