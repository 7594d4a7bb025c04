#include <iostream>
#include <memory>
#include <string>
using namespace std;

class Invitation {
public:
    Invitation(const string &guest, const string &date, const string &host) : guest(guest), date(date), host(host) {}
    virtual ~Invitation() = default;

    void print() const {
        cout << greeting() << '\n' << occasion() << '\n' << request() << '\n';
        cout << "Yours, " << host << '\n' << "----------\n";
    }

protected:
    string guest, date, host;

    virtual string greeting() const { return "Dear " + guest + ","; }
    virtual string occasion() const = 0;
    virtual string request() const { return "Please come!"; }
};

class Wedding : public Invitation {
public:
    Wedding(const string &guest, const string &date, const string &host, const string &partner)
        : Invitation(guest, date, host), partner(partner) {}

private:
    string partner;

    string occasion() const override { return host + " and " + partner + " marry on " + date + "."; }
    string request() const override { return "Please come with your family!"; }
};

class Birthday : public Invitation {
public:
    Birthday(const string &guest, const string &date, const string &host, int age)
        : Invitation(guest, date, host), age(age) {}

private:
    int age;

    string occasion() const override { return host + " turns " + to_string(age) + " on " + date + "."; }
};

class Puja : public Invitation {
public:
    using Invitation::Invitation;

private:
    string greeting() const override { return "Namaste " + guest + ","; }
    string occasion() const override { return host + " invites you to a puja on " + date + "."; }
};

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string kind, guest, date, host;
        cin >> kind >> guest >> date >> host;
        unique_ptr<Invitation> invitation;
        if (kind == "wedding") {
            string partner;
            cin >> partner;
            invitation = unique_ptr<Invitation>(new Wedding(guest, date, host, partner));
        } else if (kind == "birthday") {
            int age;
            cin >> age;
            invitation = unique_ptr<Invitation>(new Birthday(guest, date, host, age));
        } else {
            invitation = unique_ptr<Invitation>(new Puja(guest, date, host));
        }
        invitation->print();
    }
}
